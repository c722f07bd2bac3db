// Printed handovers of projects, at the root: their addresses are handed on.
import { printedAt } from '../files/document.ts';

export default printedAt('project', 'A printed handover');
