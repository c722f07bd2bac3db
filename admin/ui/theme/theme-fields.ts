// The theme of Material's form fields: the border shows focus and error, options open below.
import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { IconX } from '../icons/acts.tsx';
import { IconChevronDown } from '../icons/wayfinding.tsx';

type Parts = NonNullable<ThemeOptions['components']>;

const touch = '[data-density="touch"] &';

export const fieldParts: Parts = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: '2.25rem',
        borderRadius: 'var(--r-control)',
        backgroundColor: 'var(--field)',
        fontSize: 'inherit',
        lineHeight: '1.25rem',
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: 'var(--control)', '& legend': { display: 'none' } },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-3)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)', borderWidth: '2px' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)', borderWidth: '2px' },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
        [touch]: { minHeight: 'var(--size-control-touch)', borderRadius: '0.5rem', fontSize: '1rem' },
      },
      input: {
        height: 'auto',
        padding: '0.4375rem 0.625rem',
        // The field's border is its focus ring.
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--text-2)' },
        [touch]: { padding: '0.75rem' },
        // Four lines are 100 px high, each further one 20.
        '&:is(textarea), [data-density="touch"] &:is(textarea)': { paddingTop: '0.625rem', paddingBottom: '0.625rem' },
      },
      multiline: { padding: 0 },
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(IconChevronDown, { size: 16 }), clearIcon: createElement(IconX, { size: 16 }) },
    styleOverrides: {
      // Room for the icons at the end, which scale with the zoom.
      root: {
        '&.MuiAutocomplete-hasPopupIcon .MuiAutocomplete-inputRoot': { paddingRight: '2.25rem' },
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiAutocomplete-inputRoot': { paddingRight: '3.75rem' },
      },
      inputRoot: {
        // Material's own padding has a higher specificity and does not scale with the zoom.
        '&.MuiOutlinedInput-root.MuiInputBase-root .MuiAutocomplete-input.MuiInputBase-input': {
          paddingLeft: '0.375rem',
          [touch]: { paddingLeft: '0.5rem' },
        },
        padding: '0 0.25rem',
        '&.MuiInputBase-sizeSmall': { paddingTop: 0, paddingBottom: 0, paddingLeft: '0.25rem' },
        // Spaces chips in a field, also from its border.
        '&.MuiInputBase-root:has(.ui-chip)': { gap: '0.25rem', paddingTop: '0.25rem', paddingBottom: '0.25rem' },
        '&.MuiInputBase-root:has(.ui-chip) .MuiAutocomplete-input': { paddingTop: '0.125rem', paddingBottom: '0.125rem' },
      },
      input: { '&.MuiInputBase-inputSizeSmall': { padding: '0.4375rem 0.375rem', [touch]: { padding: '0.75rem 0.5rem' } } },
      paper: {
        backgroundColor: 'var(--overlay)',
        boxShadow: 'var(--e2)',
        borderRadius: '0.5rem',
        margin: '0.25rem 0',
        // The same size as typed text and list entries.
        [touch]: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
      },
      listbox: { padding: '0.25rem', fontSize: 'inherit' },
      option: {
        minHeight: 'var(--size-control)',
        padding: '0.375rem 0.5rem',
        overflowWrap: 'anywhere',
        borderRadius: 'var(--r-control)',
        [touch]: { minHeight: 'var(--size-control-touch)' },
        '&.Mui-focused, &.Mui-focusVisible': { backgroundColor: 'var(--hover)' },
        '&[aria-selected="true"], &[aria-selected="true"].Mui-focused, &[aria-selected="true"].Mui-focusVisible': {
          backgroundColor: 'var(--pressed)',
        },
      },
      noOptions: { fontSize: 'inherit', color: 'var(--text-2)' },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: 'var(--text-3)', '& p': { color: 'var(--text-3)', fontSize: 'inherit' } } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: '2rem', height: '1.125rem', padding: 0, overflow: 'visible' },
      track: { borderRadius: '0.5625rem', backgroundColor: 'var(--control)', opacity: 1 },
      thumb: { width: '0.875rem', height: '0.875rem', backgroundColor: 'var(--surface)', boxShadow: 'none' },
      switchBase: {
        padding: '0.125rem',
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(0.875rem)', '& .MuiSwitch-thumb': { backgroundColor: 'var(--canvas)' } },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--text)', opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
      },
    },
  },
};
