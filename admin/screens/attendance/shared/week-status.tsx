// The status of a week as a coloured word.
import { stateMark } from '#admin/fields/cells/state.tsx';

export const { Mark: WeekState, Cell: WeekStatusCell } = stateMark('attendance_week');
