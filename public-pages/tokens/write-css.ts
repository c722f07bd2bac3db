// Writes the style sheets from tokens.json and the character ranges of the font package.
import { writeFileSync } from 'node:fs';
import ranges from '@fontsource-variable/ibm-plex-sans/unicode.json' with { type: 'json' };
import { styleSheets } from './css.ts';

for (const [name, text] of Object.entries(styleSheets(ranges))) writeFileSync(new URL(name, import.meta.url), text);
