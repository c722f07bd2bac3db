// The account of a user in French: refusals, work ended by a deactivation, and the second factor.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/account.ts';

export default {
  reasons: {
    inactive: 'Le compte est désactivé. Active-le d’abord.',
    alreadyJoined: 'Le mot de passe est déjà choisi. En cas d’oubli, on en choisit un nouveau sur la page de connexion.',
    notJoined: 'Il n’y a pas encore de mot de passe. Envoie une invitation.',
    alreadyUsed: 'Le lien a déjà servi. Demande-en un autre pour changer de mot de passe.',
    secondFactorInForce: 'Le second facteur est déjà activé. Pour un nouveau téléphone, désactive-le d’abord.',
    secondFactorNotBegun: 'La configuration n’a pas commencé. Recommence.',
    secondFactorNotInForce: 'Aucun second facteur n’est activé.',
  },
  rules: {
    shortPassword:
      'Encore %{smart_count} caractère. La longueur compte plus que les signes : quatre mots, par exemple. |||| Encore %{smart_count} caractères. La longueur compte plus que les signes : quatre mots, par exemple.',
    commonPassword: 'Ce mot de passe est trop répandu. Prends par exemple quatre mots sans rapport entre eux.',
    personalPassword: 'Le mot de passe se compose du nom, de l’e-mail ou de l’entreprise. Ajoute ce que les autres ignorent.',
    samePassword: 'C’est le mot de passe actuel. Choisis-en un autre.',
    wrongPassword: 'Le mot de passe n’est pas le bon.',
    wrongCode: 'Le code est faux ou a déjà servi. Attends le suivant.',
  },
  left: {
    clock: 'Le chrono a été arrêté parce que le compte a été désactivé.',
    ride: 'Le trajet a été terminé parce que le compte a été désactivé. Vérifie le kilométrage final.',
  },
  proof: {
    title: 'Confirme avec ton mot de passe',
    text: 'Tu modifies les droits ou la connexion de quelqu’un. Confirme avec ton mot de passe que c’est bien toi ; valable 10 minutes.',
    action: 'Confirmer',
  },
  secondFactor: {
    title: 'Second facteur',
    required: 'Ton rôle exige un second facteur. Configure-le pour continuer.',
    needs: 'Il te faut un téléphone avec une application de codes : Google Authenticator, Microsoft Authenticator ou 2FAS, par exemple.',
    password: 'Mot de passe',
    begin: 'Continuer',
    scan: 'Scanne le code avec l’application',
    qr: 'Code QR pour l’application',
    byHand: 'Pas de caméra ? Saisis cette clé dans l’application :',
    openApp: 'Ouvrir dans l’application de cet appareil',
    code: 'Code de l’application',
    codeHelp: 'Six chiffres qui changent toutes les 30 secondes.',
    confirm: 'Activer',
    codesTitle: 'Codes de secours',
    codesText:
      'Chacun te connecte une fois sans le téléphone. Nous ne les montrons que maintenant : imprime-les ou garde-les là où tu les trouveras sans téléphone.',
    copy: 'Copier',
    copied: 'Copié',
    save: 'Enregistrer dans un fichier',
    done: 'J’ai les codes, terminer',
    signOut: 'Se déconnecter',
  },
} satisfies Translation<typeof sl>;
