// Pages that belong to no entity: address, access rule and place in the menu; `app.tsx` lists them.
import type { ComponentType } from 'react';
import type { Rule } from '#schema/core/access.ts';
import type { IconName } from '#schema/core/icon-names.ts';

export type OwnPage = {
  readonly path: string;
  readonly rule: Rule;
  readonly screen: ComponentType;
  readonly menu?: {
    readonly group: 'work' | 'people' | 'company';
    readonly icon: IconName;
    /** The translation key of the label. */
    readonly label: string;
  };
};
