// An address, of mail or on the web, whose lines end behind its @ or a slash before they end anywhere.
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
