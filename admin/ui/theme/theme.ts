// The theme of the few Material components in use: every colour is a CSS variable, so a theme change needs no render.
import type { ThemeOptions } from '@mui/material/styles';
import { fieldParts } from './theme-fields.ts';
import { surfaceParts } from './theme-surfaces.ts';

const name = (variable: string) => `var(--${variable})`;
/** A colour in Material's shades, most of which are the same here. */
const color = (main: string, contrastText: string, dark = main, light = main) => ({
  main: name(main),
  dark: name(dark),
  light: name(light),
  contrastText: name(contrastText),
});

export const theme: ThemeOptions = {
  // JavaScript cannot compute with CSS variables; the browser mixes the shades that Material needs.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    background: { default: name('canvas'), paper: name('surface') },
    text: { primary: name('text'), secondary: name('text-2'), disabled: name('disabled') },
    divider: name('line'),
    primary: color('vis', 'vis-ink', 'vis-pressed', 'vis-hover'),
    secondary: color('text', 'canvas'),
    error: color('danger', 'danger-ink'),
    warning: color('warn', 'canvas'),
    success: color('success', 'canvas'),
    info: color('info', 'canvas'),
    action: {
      active: name('text-2'),
      hover: name('hover'),
      selected: name('pressed'),
      disabled: name('disabled'),
      disabledBackground: name('line'),
    },
  },
  breakpoints: { values: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } },
  spacing: '0.25rem',
  shape: { borderRadius: 'var(--r-control)' },
  typography: {
    fontFamily: name('font'),
    body1: { fontSize: '0.8125rem', lineHeight: '1.25rem', fontWeight: 400 },
  },
  transitions: {
    duration: { shortest: 90, shorter: 90, short: 160, standard: 160, complex: 240, enteringScreen: 160, leavingScreen: 110 },
    easing: { easeOut: 'cubic-bezier(.2,.8,.2,1)', easeIn: 'cubic-bezier(.5,0,.9,.4)' },
  },
  motion: { reducedMotion: 'system' },
  components: { ...surfaceParts, ...fieldParts },
};
