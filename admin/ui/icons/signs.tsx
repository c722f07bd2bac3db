// Icons of states and things: what a line of text is about. Paths by Tabler (MIT), outline, one component each.
import { filled, outline } from './icon.tsx';

export const IconAlertCircle = outline('M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 8v4M12 16h.01');
export const IconAlertTriangle = outline(
  'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0M12 16h.01',
);
export const IconBell = outline(
  'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6M9 17v1a3 3 0 0 0 6 0v-1',
);
export const IconCalendar = outline('M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12M16 3v4M8 3v4M4 11h16');
export const IconCircleCheck = outline('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12l2 2l4-4');
export const IconCircleX = outline('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M10 10l4 4m0-4l-4 4');
export const IconClock = outline('M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3');
export const IconClockExclamation = outline('M20.986 12.502a9 9 0 1 0-5.973 7.98M12 7v5l3 3M19 16v3M19 22v.01');
export const IconCloudUpload = outline('M7 18a4.6 4.4 0 0 1 0-9a5 4.5 0 0 1 11 2h1a3.5 3.5 0 0 1 0 7h-1M9 15l3-3l3 3M12 12l0 9');
export const IconCurrencyEuro = outline('M17.2 7a6 7 0 1 0 0 10M13 10h-8m0 4h8');
export const IconFile = outline('M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2');
export const IconFileOff = outline('M3 3l18 18M7 3h7l5 5v7m0 4a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-14');
export const IconFileSpreadsheet = outline(
  'M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M8 11h8v7h-8l0-7M8 15h8M11 11v7',
);
export const IconFileTypePdf = outline(
  'M14 3v4a1 1 0 0 0 1 1h4M5 12v-7a2 2 0 0 1 2-2h7l5 5v4M5 18h1.5a1.5 1.5 0 0 0 0-3h-1.5v6M17 18h2M20 15h-3v6M11 15v6h1a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2h-1',
);
export const IconFlag = outline('M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1-7 0a5 5 0 0 0-7 0v-9M5 21v-7');
export const IconHourglass = outline(
  'M6.5 7h11M6.5 17h11M6 20v-2a6 6 0 1 1 12 0v2a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1M6 4v2a6 6 0 1 0 12 0v-2a1 1 0 0 0-1-1h-10a1 1 0 0 0-1 1',
);
export const IconId = outline(
  'M3 7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3l0-10M7 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 8l2 0M15 12l2 0M7 16l10 0',
);
export const IconInfoCircle = outline('M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1');
export const IconKey = outline(
  'M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1-4.069 0l-.301-.301l-6.558 6.558a2 2 0 0 1-1.239 .578l-.175 .008h-1.172a1 1 0 0 1-.993-.883l-.007-.117v-1.172a2 2 0 0 1 .467-1.284l.119-.13l.414-.414h2v-2h2v-2l2.144-2.144l-.301-.301a2.877 2.877 0 0 1 0-4.069l2.643-2.643a2.877 2.877 0 0 1 4.069 0M15 9h.01',
);
export const IconLoader = outline('M12 3a9 9 0 1 0 9 9');
export const IconMail = outline('M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10M3 7l9 6l9-6');
export const IconMailOff = outline(
  'M9 5h10a2 2 0 0 1 2 2v10m-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2M3 7l9 6l.565-.377m2.435-1.623l6-4M3 3l18 18',
);
export const IconMapPin = outline(
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0',
);
export const IconMessage = outline('M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3h-2a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3h12');
export const IconMessageX = outline(
  'M8 9h8M8 13h6M13 18l-5 3v-3h-2a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v6M22 22l-5-5M17 22l5-5',
);
export const IconNote = outline('M13 20l7-7M13 20v-6a1 1 0 0 1 1-1h6v-7a2 2 0 0 0-2-2h-12a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7');
export const IconPackage = outline('M12 3l8 4.5l0 9l-8 4.5l-8-4.5l0-9l8-4.5M12 12l8-4.5M12 12l0 9M12 12l-8-4.5M16 5.25l-8 4.5');
export const IconPercentage = outline('M16 17a1 1 0 1 0 2 0a1 1 0 1 0-2 0M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M6 18l12-12');
export const IconPhone = outline('M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5-2.5l5 2v4a2 2 0 0 1-2 2a16 16 0 0 1-15-15a2 2 0 0 1 2-2');
export const IconPhoto = outline(
  'M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12M3 16l5-5c.928-.893 2.072-.893 3 0l5 5M14 14l1-1c.928-.893 2.072-.893 3 0l3 3',
);
export const IconPlugConnectedX = outline(
  'M20 16l-4 4M7 12l5 5l-1.5 1.5a3.536 3.536 0 1 1-5-5l1.5-1.5M17 12l-5-5l1.5-1.5a3.536 3.536 0 1 1 5 5l-1.5 1.5M3 21l2.5-2.5M18.5 5.5l2.5-2.5M10 11l-2 2M13 14l-2 2M16 16l4 4',
);
export const IconStar = outline(
  'M12 17.75l-6.172 3.245l1.179-6.873l-5-4.867l6.9-1l3.086-6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158-3.245',
);
export const IconWifiOff = outline(
  'M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a7.963 7.963 0 0 1 3.864-2.14m4.163 .155a7.965 7.965 0 0 1 3.287 2M3.515 9.515a12 12 0 0 1 3.544-2.455m3.101-.92a12 12 0 0 1 10.325 3.374M3 3l18 18',
);
export const IconWorld = outline(
  'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18',
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
