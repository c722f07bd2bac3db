// The theme of Material's surfaces: dialogs, menus, tooltips and their buttons.
import type { ThemeOptions } from '@mui/material/styles';

type Parts = NonNullable<ThemeOptions['components']>;

const floating = { backgroundColor: 'var(--overlay)', color: 'var(--text)', boxShadow: 'var(--e2)' };

export const surfaceParts: Parts = {
  // A pressed colour instead of a ripple, and the focus ring of base.css, which Material removes.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: '2px' } } },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--size-control)',
        height: 'var(--size-control)',
        padding: 0,
        borderRadius: 'var(--r-control)',
        color: 'var(--text-2)',
        '&:hover': { backgroundColor: 'var(--hover)', color: 'var(--text)' },
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--scrim)' }, invisible: { backgroundColor: 'transparent' } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 'var(--r-dialog)', backgroundColor: 'var(--overlay)', boxShadow: 'var(--e3)', margin: '1rem' },
    },
  },
  MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: '0.5rem', marginTop: '0.25rem' } } },
  MuiMenu: { styleOverrides: { list: { padding: '0.25rem' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 'var(--size-control)',
        padding: '0.375rem 0.5rem',
        gap: '0.625rem',
        borderRadius: 'var(--r-control)',
        whiteSpace: 'normal',
        '[data-density="touch"] &': { minHeight: 'var(--size-control-touch)', fontSize: '0.9375rem' },
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { backgroundColor: 'var(--pressed)' },
        '&.Mui-disabled': { opacity: 1, color: 'var(--text-3)' },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100, disableInteractive: false },
    styleOverrides: {
      tooltip: { ...floating, padding: '0.25rem 0.5rem', fontSize: '0.75rem', lineHeight: '1rem', fontWeight: 500, maxWidth: '20rem' },
    },
  },
};
