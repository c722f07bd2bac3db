// Icons of files and of rich text formatting. Paths by Tabler (MIT), outline, one component each.
import { outline } from './icon.tsx';

export const IconBold = outline('M7 5h6a3.5 3.5 0 0 1 0 7h-6l0-7M13 12h1a3.5 3.5 0 0 1 0 7h-7v-7');
export const IconBlockquote = outline(
  'M6 15h15M21 19h-15M15 11h6M21 7h-6M9 9h1a1 1 0 1 1-1 1v-2.500a2 2 0 0 1 2-2M3 9h1a1 1 0 1 1-1 1v-2.500a2 2 0 0 1 2-2',
);
export const IconCamera = outline(
  'M5 7h1a2 2 0 0 0 2-2a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M9 13a3 3 0 1 0 6 0a3 3 0 0 0-6 0',
);
export const IconCameraPlus = outline(
  'M12 20h-7a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h1a2 2 0 0 0 2-2a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v3.5M16 19h6M19 16v6M9 13a3 3 0 1 0 6 0a3 3 0 0 0-6 0',
);
export const IconCloudUpload = outline('M7 18a4.600 4.400 0 0 1 0-9a5 4.500 0 0 1 11 2h1a3.500 3.500 0 0 1 0 7h-1M9 15l3-3l3 3M12 12l0 9');
export const IconDownload = outline('M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5M12 4l0 12');
export const IconFile = outline('M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2');
export const IconFileText = outline(
  'M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M9 9l1 0M9 13l6 0M9 17l6 0',
);
export const IconFileTypePdf = outline(
  'M14 3v4a1 1 0 0 0 1 1h4M5 12v-7a2 2 0 0 1 2-2h7l5 5v4M5 18h1.500a1.500 1.500 0 0 0 0-3h-1.500v6M17 18h2M20 15h-3v6M11 15v6h1a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2h-1',
);
export const IconHeading = outline('M7 12h10M7 5v14M17 5v14M15 19h4M15 5h4M5 19h4M5 5h4');
export const IconItalic = outline('M11 5l6 0M7 19l6 0M14 5l-4 14');
export const IconList = outline('M9 6l11 0M9 12l11 0M9 18l11 0M5 6l0 .01M5 12l0 .01M5 18l0 .01');
export const IconListNumbers = outline('M11 6h9M11 12h9M12 18h8M4 16a2 2 0 1 1 4 0c0 .591-.5 1-1 1.500l-3 2.500h4M6 10v-6l-2 2');
export const IconPaperclip = outline(
  'M15 7l-6.500 6.500a1.500 1.500 0 0 0 3 3l6.500-6.500a3 3 0 0 0-6-6l-6.500 6.500a4.500 4.500 0 0 0 9 9l6.500-6.500',
);
export const IconPhoto = outline(
  'M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12M3 16l5-5c.928-.893 2.072-.893 3 0l5 5M14 14l1-1c.928-.893 2.072-.893 3 0l3 3',
);
export const IconUnderline = outline('M7 5v5a5 5 0 0 0 10 0v-5M5 19h14');
