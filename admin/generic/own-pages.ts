// Pages that belong to no entity: their address, who may open them, and their place in the menu; `app.tsx` names them.
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
    /** The key of its word. */
    readonly label: string;
  };
};
