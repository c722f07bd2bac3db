// Vehicles in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { vehicle } from '../../vehicle.ts';
import type sl from '../sl/vehicle.ts';

export default {
  one: 'Véhicule',
  many: 'Véhicules',
  count: '%{smart_count} véhicule |||| %{smart_count} véhicules',
  create: 'Nouveau véhicule',
  search: 'Nom, immatriculation',
  empty: 'Les véhicules de l’entreprise et les véhicules privés s’affichent ici. Ajoute-les avec le bouton « Nouveau véhicule ».',
  fields: { registration_plate: 'Immatriculation', private_vehicle: 'Véhicule privé', owner_id: 'Propriétaire' },
  short: { registration_plate: 'Immat.', private_vehicle: 'Privé' },
  form: { owner: 'Propriété' },
  help: {
    private_vehicle: 'Le kilométrage d’un véhicule privé n’est pas vérifié.',
    archived: 'Archivé, il n’est plus proposé. Les anciens trajets le gardent.',
  },
  values: {
    private_vehicle: { true: 'Privés', false: 'De l’entreprise' },
  },
  rules: {
    privateHasOwner: 'Choisis à qui appartient le véhicule privé.',
    companyHasNoOwner: 'Ce véhicule appartient à l’entreprise. Laisse le propriétaire vide.',
    vehicle_registration_plate_unique: 'Un véhicule porte déjà cette immatriculation. Vérifie-la.',
  },
  permissions: {
    vehicles: {
      name: 'Véhicules',
      write: { allows: 'Créer et modifier les véhicules', effect: 'Décide quels véhicules sont proposés pour un trajet.' },
      delete: { allows: 'Supprimer des véhicules', effect: 'Un véhicule avec des trajets ne peut qu’être archivé.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof vehicle>;
