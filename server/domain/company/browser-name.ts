// Names a browser from its user agent string as its owner knows it: Chrome on Windows.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string, Device])[] = [
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\b(?:iPhone|iPod)\b/, 'iOS', 'phone'],
  [/\bAndroid\b(?=.*\bMobile\b)/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS', 'computer'],
  [/\b(?:Linux|X11)\b/, 'Linux', 'computer'],
];

export const devices = ['computer', 'phone', 'tablet', 'unknown'] as const;
type Device = (typeof devices)[number];

/** Browser, system and kind of device; null and `unknown` for programs that are no browsers. */
export const deviceOf = (userAgent: string | null): { browser: string | null; system: string | null; device: Device } => {
  const text = userAgent ?? '';
  const [, system = null, device = 'unknown'] = systems.find(([sign]) => sign.test(text)) ?? [];
  return { browser: browsers.find(([sign]) => sign.test(text))?.[1] ?? null, system, device };
};
