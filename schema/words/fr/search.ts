// Search and commands in French: the palette over every page.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/search.ts';

export default {
  title: 'Recherche et commandes',
  field: 'Rechercher tâches, clients, personnes …',
  all: 'Tout',
  kinds: 'Types de résultats',
  hits: '%{smart_count} résultat |||| %{smart_count} résultats',
  manyHits: 'plus de %{count} résultats',
  exactly: 'exactement 1',
  exact: '%{kind} portant ce numéro',
  now: 'Tout de suite sur #%{number}',
  none: 'Aucun résultat pour « %{text} ».',
  failed: 'La recherche ne fonctionne pas pour l’instant. Vérifie ta connexion et réessaie.',
  opened: 'Ouverts récemment',
  nothingOpened: 'Tape ce que tu cherches : un nom, une adresse, un téléphone ou un numéro de tâche.',
  commands: 'Commandes',
  newTask: 'Nouvelle tâche intitulée « %{title} »',
  tasksOf: 'ouvre les tâches',
  yours: 'en cours pour toi',
  archived: 'archivé',
  theme: { dark: 'Thème sombre', light: 'Thème clair' },
  language: 'Langue : %{language}',
  copyLink: 'Copier le lien',
  copied: 'Lien copié.',
  due: 'échéance %{when}',
  keys: { nextKind: 'type suivant', newTab: 'nouvel onglet', task: 'tâche', person: 'personne', command: 'commande' },
} satisfies Translation<typeof sl>;
