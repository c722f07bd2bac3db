// The status of an absence as a coloured word.
import { stateMark } from '#admin/fields/cells/state.tsx';

export const { Mark: AbsenceState, Cell: AbsenceStatusCell } = stateMark('absence');
