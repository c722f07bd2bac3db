// Registration terminals in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { registrationTerminal } from '../../registration-terminal.ts';
import type sl from '../sl/registration-terminal.ts';

export default {
  one: 'Badgeuse',
  many: 'Badgeuses',
  count: '%{smart_count} badgeuse |||| %{smart_count} badgeuses',
  create: 'Nouvelle badgeuse',
  search: 'Nom, emplacement',
  empty: 'Les tablettes murales où l’on badge s’affichent ici. Ajoute-en une avec « Nouvelle badgeuse ».',
  fields: {
    location: 'Emplacement',
    allowed_networks: 'Réseaux autorisés',
    active: 'En service',
    key_rotated_at: 'Adresse valable depuis',
    paired_at: 'Tablette associée',
    tablet_key: 'Clé de la tablette',
    pairing_code: 'Code pour la tablette',
    pairing_until: 'Code valable jusqu’au',
    access_key: 'Clé de l’adresse',
    wrong_pins: 'Codes PIN erronés de suite',
    rests_until: 'Code PIN bloqué jusqu’à',
    wrong_pins_on: 'Jour des codes PIN erronés',
    wrong_pins_that_day: 'Codes PIN erronés ce jour-là',
    unresolved: 'Événements à régler',
  },
  short: {
    unresolved: 'À régler',
  },
  help: {
    location: 'Affiché à l’écran sous l’heure.',
    language: 'La langue dans laquelle l’écran s’ouvre.',
    allowed_networks: 'Adresses ou plages CIDR, séparées par des virgules : 192.168.1.0/24, 2001:db8::/48. Vide signifie de partout.',
    work_type_id: 'Le type de travail sur lequel le temps est compté. Vide signifie celui que chacun utilise le plus.',
    active: 'Une badgeuse hors service n’accepte aucun badgeage.',
  },
  none: { work_type_id: 'le plus utilisé' },
  values: {
    active: {
      true: 'En service',
      false: 'Hors service',
    },
  },
  rules: {
    registration_terminal_name_unique: 'Une badgeuse porte déjà ce nom. Choisis-en un autre.',
  },
  history: {
    rotateKey: 'Nouvelle adresse de tablette',
    offerPairing: 'Nouveau code pour une tablette',
    pair: 'Tablette associée',
    unpair: 'Tablette dissociée',
  },
  permissions: {
    terminals: {
      name: 'Badgeuses',
      read: { allows: 'Voir les badgeuses', effect: 'Voit les badgeuses et si elles fonctionnent.' },
      write: {
        allows: 'Modifier les badgeuses et renouveler leur clé d’accès',
        effect: 'Avec une nouvelle clé, l’ancienne adresse de la badgeuse cesse aussitôt de fonctionner.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof registrationTerminal>;
