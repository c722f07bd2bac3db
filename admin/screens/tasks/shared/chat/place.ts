// A record with a chat.
import type { Place, RecordsWith } from '#admin/generic/parts/place.ts';

export type TalkedPlace = Omit<Place<'addFile' | 'comment'>, 'path'> & { readonly path: RecordsWith<'comment'> };
