// Icons by the names that the schema's menu uses.
import { IconSquareRoundedPlus } from './acts.tsx';
import type { IconProps } from './icon.tsx';
import { IconMail } from './signs.tsx';
import {
  IconAddressBook,
  IconBeach,
  IconBook,
  IconBriefcase,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconCalendarOff,
  IconCar,
  IconCategory,
  IconChartBar,
  IconCheckbox,
  IconCurrencyEuro,
  IconDeviceTablet,
  IconFileDescription,
  IconHistory,
  IconHome,
  IconIdBadge,
  IconLayoutDashboard,
  IconPhoneCall,
  IconReceiptEuro,
  IconRoute,
  IconSettings,
  IconShield,
  IconSteeringWheel,
  IconTag,
  IconTool,
  IconUser,
  IconUserCircle,
  IconUsers,
} from './wayfinding.tsx';

const shapes = {
  'address-book': IconAddressBook,
  beach: IconBeach,
  book: IconBook,
  briefcase: IconBriefcase,
  building: IconBuilding,
  'building-community': IconBuildingCommunity,
  'calendar-event': IconCalendarEvent,
  'calendar-off': IconCalendarOff,
  car: IconCar,
  category: IconCategory,
  'chart-bar': IconChartBar,
  'currency-euro': IconCurrencyEuro,
  dashboard: IconLayoutDashboard,
  'device-tablet': IconDeviceTablet,
  'file-description': IconFileDescription,
  history: IconHistory,
  home: IconHome,
  'id-badge': IconIdBadge,
  mail: IconMail,
  'phone-call': IconPhoneCall,
  'receipt-euro': IconReceiptEuro,
  route: IconRoute,
  settings: IconSettings,
  shield: IconShield,
  'square-rounded-plus': IconSquareRoundedPlus,
  'steering-wheel': IconSteeringWheel,
  tag: IconTag,
  tasks: IconCheckbox,
  tool: IconTool,
  user: IconUser,
  'user-circle': IconUserCircle,
  users: IconUsers,
} as const;

export type IconName = keyof typeof shapes;
export const isIconName = (name: string): name is IconName => name in shapes;

export function Icon({ name, ...rest }: IconProps & { name: IconName }) {
  const Shape = shapes[name];
  return <Shape {...rest} />;
}
