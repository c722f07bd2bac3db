// Generated from the schema by npm run generate; never edited by hand.

import publicWords from '#schema/translations/hr/public.ts';
import shellWords from '#schema/translations/hr/shell.ts';

export default {
  public: publicWords,
  shell: shellWords,
};
