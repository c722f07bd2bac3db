// Whether the user has folded the menu, stored on this device.
import { keepText, keptText } from '../browser/browser-store.ts';

const key = 'menu_collapsed';

export const keptCollapsed = (): boolean => keptText(key) === 'yes';
export const keepCollapsed = (collapsed: boolean): void => keepText(key, collapsed ? 'yes' : 'no');
