// Icons of actions on buttons. Paths by Tabler (MIT), outline, one component each.
import { outline } from './icon.tsx';

export const IconAdjustmentsHorizontal = outline(
  'M12 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 6l8 0M16 6l4 0M6 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 12l2 0M10 12l10 0M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 18l11 0M19 18l1 0',
);
export const IconArchive = outline(
  'M3 6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2M5 8v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-10M10 12l4 0',
);
export const IconArchiveOff = outline(
  'M8 4h11a2 2 0 1 1 0 4h-7m-4 0h-3a2 2 0 0 1-.826-3.822M5 8v10a2 2 0 0 0 2 2h10a2 2 0 0 0 1.824-1.18m.176-3.82v-7M10 12h2M3 3l18 18',
);
export const IconBookmark = outline('M18 7v14l-6-4l-6 4v-14a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4');
export const IconCheck = outline('M5 12l5 5l10-10');
export const IconColumns3 = outline('M3 4a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-16a1 1 0 0 1-1-1v-16M9 3v18M15 3v18');
export const IconArrowsJoin = outline('M3 7h5l3.5 5h9.5M3 17h5l3.495-5M18 15l3-3l-3-3');
export const IconCopy = outline(
  'M7 9.667a2.667 2.667 0 0 1 2.667-2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1-2.667 2.667h-8.666a2.667 2.667 0 0 1-2.667-2.667l0-8.666M4.012 16.737a2.005 2.005 0 0 1-1.012-1.737v-10c0-1.1 .9-2 2-2h10c.75 0 1.158 .385 1.5 1',
);
export const IconDots = outline('M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0');
export const IconDotsVertical = outline(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
export const IconFilterOff = outline(
  'M8 4h12v2.172a2 2 0 0 1-.586 1.414l-3.914 3.914m-.5 3.5v4l-6 2v-8.5l-4.48-4.928a2 2 0 0 1-.52-1.345v-2.227M3 3l18 18',
);
export const IconGripVertical = outline(
  'M8 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
export const IconHandGrab = outline(
  'M8 11v-3.5a1.5 1.5 0 0 1 3 0v2.5M11 9.5v-3a1.5 1.5 0 0 1 3 0v3.5M14 7.5a1.5 1.5 0 0 1 3 0v2.5M17 9.5a1.5 1.5 0 0 1 3 0v4.5a6 6 0 0 1-6 6h-2h.208a6 6 0 0 1-5.012-2.7l-.196-.3c-.312-.479-1.407-2.388-3.286-5.728a1.5 1.5 0 0 1 .536-2.022a1.867 1.867 0 0 1 2.28 .28l1.47 1.47',
);
export const IconKeyboard = outline(
  'M2 8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2l0-8M6 10l0 .01M10 10l0 .01M14 10l0 .01M18 10l0 .01M6 14l0 .01M18 14l0 .01M10 14l4 .01',
);
export const IconLanguage = outline(
  'M9 6.371c0 4.418-2.239 6.629-5 6.629M4 6.371h7M5 9c0 2.144 2.252 3.908 6 4M12 20l4-9l4 9M19.1 18h-6.2M6.694 3l.793 .582',
);
export const IconLock = outline(
  'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0-2 0M8 11v-4a4 4 0 1 1 8 0v4',
);
export const IconLogout = outline('M14 8v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12l-3-3M18 15l3-3');
export const IconMinus = outline('M5 12l14 0');
export const IconMoon = outline('M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1-8.313-12.454l0 .008');
export const IconNavigation = outline(
  'M12 18.5l7.265 2.463c.196 .077 .42 .032 .57-.116a.548 .548 0 0 0 .134-.572l-7.969-17.275l-7.97 17.275c-.07 .2-.017 .424 .135 .572c.15 .148 .374 .193 .57 .116l7.265-2.463',
);
export const IconPencil = outline('M4 20h4l10.5-10.5a2.828 2.828 0 1 0-4-4l-10.5 10.5v4M13.5 6.5l4 4');
export const IconPlus = outline('M12 5l0 14M5 12l14 0');
export const IconRefresh = outline('M20 11a8.1 8.1 0 0 0-15.5-2m-.5-4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4');
export const IconSearch = outline('M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6');
export const IconSignature = outline(
  'M3 17c3.333 -3.333 5 -6 5 -8c0 -3 -1 -3 -2 -3s-2.032 1.085 -2 3c.034 2.048 1.658 4.877 2.5 6c1.5 2 2.5 2.5 3.5 1l2 -3c.333 2.667 1.333 4 3 4c.53 0 2.639 -2 3 -2c.517 0 1.517 .667 3 2',
);
export const IconSquareRoundedPlus = outline('M12 3c7.2 0 9 1.8 9 9c0 7.2-1.8 9-9 9c-7.2 0-9-1.8-9-9c0-7.2 1.8-9 9-9M15 12h-6M12 9v6');
export const IconTrash = outline(
  'M4 7l16 0M10 11l0 6M14 11l0 6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3',
);
export const IconUserPlus = outline('M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M16 19h6M19 16v6M6 21v-2a4 4 0 0 1 4-4h4');
export const IconUserShare = outline('M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h3M16 22l5-5M21 21.5v-4.5h-4.5');
export const IconX = outline('M18 6l-12 12M6 6l12 12');
export const IconZoomIn = outline('M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 10l6 0M10 7l0 6M21 21l-6-6');
export const IconArrowBackUp = outline('M9 14l-4-4l4-4M5 10h11a4 4 0 1 1 0 8h-1');
export const IconBan = outline('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5.7 5.7l12.6 12.6');
export const IconLink = outline(
  'M9 15l6-6M11 6l.463-.536a5 5 0 0 1 7.071 7.072l-.534 .464M13 18l-.397 .534a5.068 5.068 0 0 1-7.127 0a4.972 4.972 0 0 1 0-7.071l.524-.463',
);
export const IconPrinter = outline(
  'M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2h-14a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2M17 9v-4a2 2 0 0 0-2-2h-6a2 2 0 0 0-2 2v4M7 15a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2l0-4',
);
export const IconSend = outline('M10 14l11-11M21 3l-6.5 18a.55 .55 0 0 1-1 0l-3.5-7l-7-3.5a.55 .55 0 0 1 0-1l18-6.5');
export const IconShare = outline(
  'M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4',
);
export const IconPackage = outline('M12 3l8 4.5v9l-8 4.5l-8-4.5v-9l8-4.5M12 12l8-4.5M12 12v9M12 12l-8-4.5M16 5.25l-8 4.5');
export const IconGavel = outline(
  'M13 10l7.383 7.418c.823.82.823 2.148 0 2.967a2.11 2.11 0 0 1-2.976 0l-7.407-7.385M6 9l4 4M13 10l-4-4M3 21h7M6.793 15.793l-3.586-3.586a1 1 0 0 1 0-1.414l2.293-2.293l.5.5l3-3l-.5-.5l2.293-2.293a1 1 0 0 1 1.414 0l3.586 3.586a1 1 0 0 1 0 1.414l-2.293 2.293l-.5-.5l-3 3l.5.5l-2.293 2.293a1 1 0 0 1-1.414 0',
);
export const IconTextSize = outline('M3 7v-2h13v2M10 5v14M12 19h-4M15 13v-1h6v1M18 12v7M17 19h2');
