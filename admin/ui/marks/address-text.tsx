// A mail or web address that preferably wraps after its @ or a slash.
import { Fragment } from 'react';
import { addressParts } from '#schema/core/format.ts';

export function AddressText({ children }: { children: string }) {
  return addressParts(children).map((part, at) => (
    <Fragment key={String(at)}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
