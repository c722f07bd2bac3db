// Material's surfaces and acts in our look: buttons, menus, dialogs, tables, tabs, chips, tooltips.
import type { ThemeOptions } from '@mui/material/styles';

type Parts = NonNullable<ThemeOptions['components']>;

const floating = { backgroundColor: 'var(--overlay)', color: 'var(--text)', boxShadow: 'var(--e2)' };

export const surfaceParts: Parts = {
  // A pressed colour instead of a ripple, and the ring of base.css, which Material takes away.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: '2px' } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { minHeight: 'var(--size-control)', minWidth: 0, padding: '0 0.75rem', borderRadius: 'var(--r-control)', whiteSpace: 'nowrap' },
      contained: { fontWeight: 600 },
      outlined: { borderColor: 'var(--line-strong)', backgroundColor: 'var(--raised)', color: 'var(--text)' },
      text: { color: 'var(--text-2)', '&:hover': { backgroundColor: 'var(--hover)', color: 'var(--text)' } },
    },
    variants: [
      { props: { variant: 'contained', color: 'primary' }, style: { border: '1px solid var(--vis-edge)' } },
      {
        props: { variant: 'contained', color: 'error' },
        style: { backgroundColor: 'var(--danger-fill)', color: 'var(--danger-ink)', '&:hover': { backgroundColor: 'var(--danger-fill)' } },
      },
      { props: { variant: 'text', color: 'error' }, style: { color: 'var(--danger)' } },
    ],
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
  MuiCard: { styleOverrides: { root: { border: '1px solid var(--line)', borderRadius: 'var(--r-card)' } } },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--scrim)' }, invisible: { backgroundColor: 'transparent' } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 'var(--r-dialog)', backgroundColor: 'var(--overlay)', boxShadow: 'var(--e3)', margin: '1rem' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '1rem 1.25rem 0.25rem', fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 600 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0.5rem 1.25rem 1rem' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0.75rem 1.25rem 1rem', gap: '0.5rem' } } },
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
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100, disableInteractive: false },
    styleOverrides: {
      tooltip: { ...floating, padding: '0.25rem 0.5rem', fontSize: '0.75rem', lineHeight: '1rem', fontWeight: 500, maxWidth: '20rem' },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: '2.5rem' }, indicator: { backgroundColor: 'var(--text)' } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: '2.5rem',
        minWidth: 0,
        padding: 0,
        marginRight: '1.25rem',
        color: 'var(--text-2)',
        '&.Mui-selected': { color: 'var(--text)' },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: '1.25rem',
        borderRadius: 'var(--r-chip)',
        backgroundColor: 'var(--raised)',
        border: '1px solid var(--line)',
        color: 'var(--text-2)',
      },
      label: { padding: '0 0.4375rem', fontSize: '0.75rem', fontWeight: 500 },
      deleteIcon: { color: 'var(--text-3)', fontSize: '0.875rem', margin: '0 0.25rem 0 -0.125rem', '&:hover': { color: 'var(--text)' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 'var(--size-row)',
        padding: '0 0.5rem',
        borderColor: 'var(--line)',
        fontSize: 'inherit',
        fontVariantNumeric: 'tabular-nums',
      },
      head: {
        height: '2rem',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 500,
        color: 'var(--text-3)',
        backgroundColor: 'transparent',
      },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:hover': { backgroundColor: 'var(--hover)' } } } },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { backgroundColor: 'var(--pressed)', borderRadius: '0.25rem' } },
  },
  MuiLink: { styleOverrides: { root: { color: 'var(--link)', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } } } },
  MuiLinearProgress: { styleOverrides: { root: { backgroundColor: 'var(--track)' }, bar: { backgroundColor: 'var(--text-2)' } } },
  MuiCircularProgress: { styleOverrides: { root: { color: 'var(--text-2)' } } },
};
