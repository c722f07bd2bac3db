// Icons by the names that the schema's menu uses.
import type { IconName } from '#schema/core/icon-names.ts';
import { IconSquareRoundedPlus } from './acts.tsx';
import type { IconProps, IconShape } from './icon.tsx';
import { IconClock, IconMail } from './signs.tsx';
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

const shapes: Readonly<Record<IconName, IconShape>> = {
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
  checkbox: IconCheckbox,
  clock: IconClock,
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
  tool: IconTool,
  user: IconUser,
  'user-circle': IconUserCircle,
  users: IconUsers,
};

export function Icon({ name, ...rest }: IconProps & { name: IconName }) {
  const Shape = shapes[name];
  return <Shape {...rest} />;
}
