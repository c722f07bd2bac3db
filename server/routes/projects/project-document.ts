// Printed handovers of projects, outside /api/v1 because people pass their addresses on.
import { printedAt } from '../files/document.ts';

export default printedAt('project', 'A printed handover');
