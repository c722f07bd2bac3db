// Error messages for people outside in French: they are addressed as vous.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/outside.ts';

export default {
  notFound: 'Le lien a expiré, un plus récent l’a remplacé ou l’adresse est incomplète. Ouvrez notre dernier message ou appelez-nous.',
  tooManyTries: 'Réessayez dans %{seconds} s.',
  conflict: 'Quelque chose a changé entre-temps. Actualisez la page et réessayez.',
  wrongState: 'Quelque chose a changé entre-temps. Actualisez la page et réessayez.',
  invalid: 'Vérifiez les champs signalés.',
  tooLarge: 'Envoyez moins à la fois.',
  malformed: 'Le contenu de la requête n’est pas valable. Actualisez la page et réessayez.',
  unsupported: 'Le contenu de la requête n’est pas valable. Actualisez la page et réessayez.',
  beyondEnd: 'Le fichier a %{size} octets. Téléchargez-le depuis le début.',
  foreignOrigin: 'Nous n’acceptons de réponse que depuis notre page. Ouvrez le lien directement depuis le message.',
  unavailable: 'Les données sont momentanément inaccessibles. Réessayez dans quelques instants.',
  diskFull: 'Rien n’a été enregistré. Réessayez plus tard ou appelez-nous.',
  internal: 'Rien n’a été enregistré. Réessayez ; si cela se reproduit, appelez-nous.',
  field: {
    required: 'Remplissez ce champ.',
    notText: 'Le texte contient des caractères impossibles à enregistrer. Supprimez-les.',
    oneLine: 'Une seule ligne, sans retour à la ligne.',
    tooShort: 'Trop court. Au moins %{minimum} caractères.',
    tooLong: 'Trop long. Au plus %{maximum} caractères.',
    notReference: 'Cette ligne n’existe plus. Actualisez la page.',
    tooMany: 'Trop de valeurs. Au plus %{maximum}.',
    notPicture: 'La signature est illisible. Effacez-la et signez à nouveau.',
    wrongType: 'La valeur n’est pas du bon type.',
    unknown: 'Ce champ n’existe pas.',
  },
} satisfies Translation<typeof sl>;
