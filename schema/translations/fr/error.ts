// What is said in French when something does not go.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/error.ts';

export default {
  notSignedIn: { title: 'Connexion nécessaire', detail: 'La session n’existe pas ou a expiré. Connectez-vous et réessayez.' },
  wrongCredentials: { title: 'Échec de la connexion', detail: 'L’e-mail et le mot de passe ne correspondent pas.' },
  tooManyTries: { title: 'Trop de tentatives', detail: 'Réessayez dans %{seconds} s.' },
  notAllowed: {
    title: 'Droit manquant',
    detail: 'Il faut le droit « %{permission} ». Les personnes qui gèrent les rôles peuvent l’accorder.',
  },
  notAllowedHere: {
    title: 'Impossible ici',
    detail: 'Réservé au responsable, aux personnes qui y travaillent et à celles qui en ont le droit.',
  },
  notFound: { title: 'Introuvable', detail: 'Peut-être supprimé, ou l’adresse est fausse.' },
  methodNotAllowed: { title: 'Appel impossible', detail: 'Cette adresse n’accepte pas cette méthode.' },
  conflict: { title: 'Impossible pour l’instant', detail: 'L’état a changé entre-temps. Actualisez et réessayez.' },
  stale: {
    title: 'Il existe une version plus récente',
    detail: 'La fiche a été modifiée entre-temps. Ouvrez la nouvelle version et saisissez à nouveau votre modification.',
  },
  referred: {
    title: 'La fiche est utilisée',
    detail:
      '%{smart_count} fiche y fait référence. Archivez-la au lieu de la supprimer. |||| %{smart_count} fiches y font référence. Archivez-la au lieu de la supprimer.',
  },
  stillReferred: {
    title: 'La fiche est utilisée',
    detail:
      '%{smart_count} fiche y fait référence. Rattachez-la d’abord ailleurs. |||| %{smart_count} fiches y font référence. Rattachez-les d’abord ailleurs.',
  },
  duplicate: { title: 'Existe déjà', detail: 'Une fiche avec ces données existe déjà. Modifiez les données ou ouvrez la fiche existante.' },
  invalid: { title: 'Certaines saisies ne conviennent pas', detail: 'Vérifiez les champs signalés.' },
  malformed: { title: 'Requête illisible', detail: 'Le contenu n’est pas du JSON valide.' },
  tooLarge: { title: 'Requête trop volumineuse', detail: 'Envoyez-en moins à la fois.' },
  unsupported: { title: 'Type de contenu non pris en charge', detail: 'Envoyez-le en application/json.' },
  foreignOrigin: {
    title: 'Appel depuis un autre site',
    detail: 'Les modifications ne sont acceptées que depuis cette application. Ouvrez-la à sa propre adresse.',
  },
  keyReused: {
    title: 'Clé déjà utilisée',
    detail: 'Cette Idempotency-Key appartient à un autre appel. Utilisez une nouvelle clé pour un nouvel appel.',
  },
  serverOwned: { title: 'Champ défini par le serveur', detail: 'Sa valeur ne peut pas être modifiée. Retirez-le de l’envoi.' },
  unavailable: {
    title: 'Données inaccessibles pour l’instant',
    detail: 'La base de données ne répond pas. Réessayez dans quelques instants.',
  },
  diskFull: { title: 'Plus d’espace sur le serveur', detail: 'Rien n’a été enregistré. Prévenez l’administration du système.' },
  internal: {
    title: 'Erreur du serveur',
    detail: 'Rien n’a été enregistré. Réessayez ; si l’erreur revient, prévenez l’administration du système.',
  },
  network: { title: 'Pas de connexion', detail: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.' },
  chunk: {
    title: 'Une partie de l’application ne s’est pas chargée',
    timeout: 'Une partie de l’application ne s’est pas chargée (délai dépassé).',
    error: 'Une partie de l’application ne s’est pas chargée (échec du transfert).',
    missing: 'Une partie de l’application ne s’est pas chargée (le serveur a une version plus récente).',
    reload: 'Recharger',
  },
  field: {
    required: 'Remplissez ce champ.',
    notText: 'Le texte contient des caractères impossibles à enregistrer. Supprimez-les.',
    oneLine: 'Une seule ligne, sans retour.',
    tooShort: 'Trop court. Nombre minimal de caractères : %{minimum}.',
    tooLong: 'Trop long. Nombre maximal de caractères : %{maximum}.',
    tooSmall: 'Trop petit. Minimum : %{minimum}.',
    tooBig: 'Trop grand. Maximum : %{maximum}.',
    notInteger: 'Saisissez un nombre entier.',
    notNumber: 'Saisissez un nombre.',
    tooManyDigits: 'Trop de décimales. Maximum : %{scale}.',
    notDate: 'Cette date n’existe pas. Vérifiez le jour, le mois et l’année.',
    outOfReach: 'L’année doit être comprise entre 1900 et 2199.',
    notInstant: 'Saisissez une date et une heure.',
    notFlag: 'Choisissez oui ou non.',
    notChoice: 'Choisissez l’une des options.',
    notColor: 'Saisissez la couleur sous la forme #rrggbb.',
    notEmail: 'Saisissez l’adresse complète, par exemple nom@example.com.',
    notPhone: 'Saisissez un numéro de téléphone, par exemple +386 40 555 218.',
    notCountry: 'Choisissez un pays dans la liste.',
    notLanguage: 'Choisissez une langue dans la liste.',
    vatChecksum: 'Le chiffre de contrôle ne correspond pas. Vérifiez le dernier chiffre ou laissez vide.',
    vatFormat: 'Commencez par le code du pays, par exemple SI12345679.',
    twice: 'La même valeur figure ici deux fois. Retirez-en une.',
    notReference: 'Cette fiche n’existe pas ou est archivée. Choisissez-en une autre.',
    unknown: 'Ce champ n’existe pas.',
    wrongType: 'La valeur n’est pas du bon type.',
    serverOwned: 'Ce champ est défini par le serveur.',
    tooMany: 'Trop de valeurs. Maximum : %{maximum}.',
  },
} satisfies Translation<typeof sl>;
