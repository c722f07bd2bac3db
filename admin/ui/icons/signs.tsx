// Icons of states and things, beside text. Paths by Tabler (MIT), outline, one component each.
import { filled, outline } from './icon.tsx';

export const IconAlertCircle = outline('M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 8v4M12 16h.01');
export const IconAlertTriangle = outline(
  'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0M12 16h.01',
);
export const IconCalendar = outline('M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12M16 3v4M8 3v4M4 11h16');
export const IconCircleCheck = outline('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12l2 2l4-4');
export const IconCircleX = outline('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M10 10l4 4M14 10l-4 4');
export const IconClipboardCheck = outline(
  'M9 5h-2a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2h-2M9 5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2M9 14l2 2l4-4',
);
export const IconClock = outline('M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3');
export const IconClockExclamation = outline('M20.986 12.502a9 9 0 1 0-5.973 7.98M12 7v5l3 3M19 16v3M19 22v.01');
export const IconFileOff = outline('M3 3l18 18M7 3h7l5 5v7m0 4a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-14');
export const IconFlag = outline('M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1-7 0a5 5 0 0 0-7 0v-9M5 21v-7');
export const IconHourglass = outline(
  'M6.5 7h11M6.5 17h11M6 20v-2a6 6 0 1 1 12 0v2a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1M6 4v2a6 6 0 1 0 12 0v-2a1 1 0 0 0-1-1h-10a1 1 0 0 0-1 1',
);
export const IconInfoCircle = outline('M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1');
export const IconLoader = outline('M12 3a9 9 0 1 0 9 9');
export const IconMail = outline('M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10M3 7l9 6l9-6');
export const IconMapPin = outline(
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0',
);
export const IconMessageX = outline(
  'M8 9h8M8 13h6M13 18l-5 3v-3h-2a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v6M22 22l-5-5M17 22l5-5',
);
export const IconPhone = outline('M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5-2.5l5 2v4a2 2 0 0 1-2 2a16 16 0 0 1-15-15a2 2 0 0 1 2-2');
export const IconPlugConnectedX = outline(
  'M20 16l-4 4M7 12l5 5l-1.5 1.5a3.536 3.536 0 1 1-5-5l1.5-1.5M17 12l-5-5l1.5-1.5a3.536 3.536 0 1 1 5 5l-1.5 1.5M3 21l2.5-2.5M18.5 5.5l2.5-2.5M10 11l-2 2M13 14l-2 2M16 16l4 4',
);

export const IconPlayerPlayFilled = filled('M6 4v16a1 1 0 0 0 1.524 .852l13-8a1 1 0 0 0 0-1.704l-13-8a1 1 0 0 0-1.524 .852z');
export const IconPlayerPauseFilled = filled(
  'M9 4h-2a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2zM17 4h-2a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2z',
);
export const IconPlayerStopFilled = filled('M17 4h-10a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-10a3 3 0 0 0-3-3z');
export const IconAlertSquareFilled = filled(
  'M19 2a3 3 0 0 1 2.995 2.824l.005 .176v14a3 3 0 0 1-2.824 2.995l-.176 .005h-14a3 3 0 0 1-2.995-2.824l-.005-.176v-14a3 3 0 0 1 2.824-2.995l.176-.005h14zm-6.99 13l-.127 .007a1 1 0 0 0 0 1.986l.117 .007l.127-.007a1 1 0 0 0 0-1.986l-.117-.007zm-.01-8a1 1 0 0 0-.993 .883l-.007 .117v4l.007 .117a1 1 0 0 0 1.986 0l.007-.117v-4l-.007-.117a1 1 0 0 0-.993-.883z',
);
export const IconStarFilled = filled(
  'M8.243 7.34l-6.38 .925l-.113 .023a1 1 0 0 0-.44 1.684l4.622 4.499l-1.09 6.355l-.013 .11a1 1 0 0 0 1.464 .944l5.706-3l5.693 3l.1 .046a1 1 0 0 0 1.352-1.1l-1.091-6.355l4.624-4.5l.078-.085a1 1 0 0 0-.633-1.62l-6.38-.926l-2.852-5.78a1 1 0 0 0-1.794 0l-2.853 5.78z',
);
export const IconMailOff = outline(
  'M9 5h10a2 2 0 0 1 2 2v10m-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2M3 7l9 6l.565-.377m2.435-1.623l6-4M3 3l18 18',
);
export const IconFlagFilled = filled(
  'M19 4c.852 0 1.297 .986 .783 1.623l-.076 .084l-3.792 3.793l3.792 3.793c.603 .602 .22 1.614-.593 1.701l-.114 .006h-13v6a1 1 0 0 1-.883 .993l-.117 .007a1 1 0 0 1-.993-.883l-.007-.117v-16a1 1 0 0 1 .883-.993l.117-.007h14z',
);
export const IconBell = outline(
  'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6M9 17v1a3 3 0 0 0 6 0v-1',
);
export const IconUserCheck = outline('M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4M15 19l2 2l4-4');
export const IconUserX = outline('M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h3.5M22 22l-5-5M17 22l5-5');
export const IconChecks = outline('M7 12l5 5l10-10M2 12l5 5m5-5l5-5');
