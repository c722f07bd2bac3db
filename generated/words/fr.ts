// Generated from the schema by npm run generate; never edited by hand.

import publicWords from '#schema/translations/fr/public.ts';
import shellWords from '#schema/translations/fr/shell.ts';

export default {
  public: publicWords,
  shell: shellWords,
};
