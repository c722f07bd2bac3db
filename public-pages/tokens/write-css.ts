// Writes tokens.css from tokens.json and the character ranges that the font package states.
import { writeFileSync } from 'node:fs';
import ranges from '@fontsource-variable/ibm-plex-sans/unicode.json' with { type: 'json' };
import { tokensCss } from './css.ts';

writeFileSync(new URL('tokens.css', import.meta.url), tokensCss(ranges));
