// What the public pages say in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/public.ts';

export default {
  product: 'Ordres de travail',
  language: 'Langue',
  login: {
    title: 'Connexion',
    email: 'E-mail',
    password: 'Mot de passe',
    show_password: 'Afficher le mot de passe',
    hide_password: 'Masquer le mot de passe',
    submit: 'Se connecter',
    expired: 'La session a expiré.',
    return_to_task: 'Après la connexion, vous retrouvez la même tâche.',
    return_to_own_tasks: 'Après la connexion, vous retrouvez vos tâches.',
    return_to_path: 'Après la connexion, vous retrouvez %{path}.',
    email_missing: 'Saisissez votre e-mail.',
    password_missing: 'Saisissez votre mot de passe.',
    wrong_pair: 'L’e-mail et le mot de passe ne correspondent pas.',
    caps_lock: 'Le verrouillage des majuscules est activé.',
    too_many_tries: 'Trop de tentatives.',
    wait: 'Attendez encore %{time}.',
    wait_is_over: 'Vous pouvez réessayer.',
    offline: 'Le serveur est injoignable.',
    offline_advice: 'Vérifiez la connexion et réessayez.',
    failed: 'La connexion a échoué.',
    failed_advice: 'Le serveur signale l’erreur %{status}. Réessayez dans une minute.',
  },
  missing: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est mal saisie, ou la page n’est plus ici. Vos données sont intactes.',
    to_own_tasks: 'Voir mes tâches',
    back: 'Retour',
    client_question: 'Vous êtes client et vous venez d’un e-mail ?',
    client_advice: 'Rouvrez le lien directement depuis le message ou appelez l’entreprise qui vous l’a envoyé.',
  },
} satisfies Translation<typeof sl>;
