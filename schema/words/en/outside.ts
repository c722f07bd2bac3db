// Error messages for people outside in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/outside.ts';

export default {
  notFound: 'The link has expired, a newer one has taken its place, or part of the address is missing. Open our latest message or call us.',
  tooManyTries: 'Try again in %{seconds} s.',
  conflict: 'Something has changed in the meantime. Reload the page and try again.',
  wrongState: 'Something has changed in the meantime. Reload the page and try again.',
  invalid: 'Check the marked fields.',
  tooLarge: 'Send less at a time.',
  malformed: 'The content of the request is not valid. Reload the page and try again.',
  unsupported: 'The content of the request is not valid. Reload the page and try again.',
  beyondEnd: 'The file has %{size} bytes. Download it from its beginning.',
  foreignOrigin: 'We take answers from our own page only. Open the link straight from the message.',
  unavailable: 'The data cannot be reached right now. Try again in a moment.',
  diskFull: 'Nothing has been saved. Try again later or call us.',
  internal: 'Nothing has been saved. Try again; if it happens again, call us.',
  field: {
    required: 'Fill in this field.',
    notText: 'The text has characters that cannot be saved. Delete them.',
    oneLine: 'One line only, without a break.',
    tooShort: 'Too short. At least %{minimum} characters.',
    tooLong: 'Too long. At most %{maximum} characters.',
    notReference: 'This line is no longer there. Reload the page.',
    tooMany: 'Too many values. At most %{maximum}.',
    notPicture: 'The signature cannot be read. Clear it and sign again.',
    wrongType: 'The value is not of the right kind.',
    unknown: 'There is no such field.',
  },
} satisfies Translation<typeof sl>;
