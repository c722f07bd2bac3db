// Inputs that several calls on rides take.
import { z } from 'zod';
import { mostKilometers } from '#schema/transport/transport.ts';

export const odometer = z.int().min(0).max(mostKilometers);
export const acceptUnlikely = z
  .boolean()
  .default(false)
  .describe('Books a ride above the limits of the settings, which is refused with `unlikelyLength` or `unlikelySpeed` otherwise');
