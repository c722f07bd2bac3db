// The admin and the public pages reach the server by the typed call alone; whatever else asks for something over the network is named here with its reason.
import { expect, it } from 'vitest';
import { houseFiles, read } from '../../support/sources.ts';

const ofTheBrowser = houseFiles.filter((file) => /^(admin|public-pages)\/.*\.tsx?$/.test(file)).map(read);
const placesOf = (sign: RegExp) => ofTheBrowser.flatMap(({ path, text }) => (sign.test(text) ? [path] : [])).sort();

const ways = {
  'admin/providers/calls/http.ts': 'the call of the admin',
  'public-pages/calls/call.ts': 'the call of the public pages',
  'admin/providers/calls/server-clock.ts': 'reads the date of an answer, of a file that changes nothing',
  'admin/providers/calls/upload-file.ts': 'a form with a file, which tells how far it has come',
  'admin/providers/chunk.ts': 'asks whether a part of the program is still there',
  'admin/providers/live/live-stream.ts': 'the stream of events',
  'public-pages/terminal/keep-awake.ts': 'asks whether the page itself is still there',
  'public-pages/terminal/worker.ts': 'hands over what the page asks for',
};

it('is the typed call, but for what is no call', () => {
  expect(placesOf(/\bfetch\(|\bXMLHttpRequest\b|\bEventSource\b|\bsendBeacon\(/)).toEqual(Object.keys(ways).sort());
});

/** Where a path hangs on what is known at run time only: an entity of the metadata, or a transition of its life. */
const engine = [
  'admin/generic/history/data.ts',
  'admin/generic/import/send.ts',
  'admin/generic/import/undo.tsx',
  'admin/generic/import/use-import.ts',
  'admin/generic/list/list-sums.tsx',
  'admin/generic/workflow/transitions.ts',
  'admin/providers/calls/http.ts',
  'admin/providers/calls/send-once.ts',
  'admin/providers/records/data-provider.ts',
  'admin/providers/records/page-record.ts',
];

it('asks at a path that is not written out in the engine alone', () => {
  expect(placesOf(/\b(callEngine|sendOnceEngine)\b/)).toEqual(engine);
});

it('asks of a refusal what its call declares, beyond the engine', () => {
  expect(placesOf(/problemOf\([^)]*\)\??\.reason/).filter((path) => path.startsWith('admin/screens/'))).toEqual([]);
});

it('takes the rows of a list by the name of its entity, or as the engine does for all', () => {
  expect(placesOf(/\b(useGetList|getList|useGetManyReference)\b/)).toEqual([
    'admin/fields/archived.ts',
    'admin/fields/lookup.ts',
    'admin/generic/form/beside-card.tsx',
    'admin/generic/list/rows.ts',
    'admin/providers/records/data-provider.ts',
    'admin/providers/records/list-rows.ts',
  ]);
});

it('takes the record of a page from its own call: what react-admin keeps of a record may be less', () => {
  expect(placesOf(/\b(useGetOne|useShowController|useEditController|useRecordContext|useGetManyReference)\b/)).toEqual([]);
  // Nobody writes under the key of a page but its call.
  expect(placesOf(/'page'\]/)).toEqual(['admin/providers/records/page-record.ts']);
  expect(placesOf(/\bpageKey\b/)).toEqual([
    'admin/generic/form/live-record.ts',
    'admin/providers/records/page-record.ts',
    'admin/screens/people/user/mail-notice.tsx',
  ]);
});
