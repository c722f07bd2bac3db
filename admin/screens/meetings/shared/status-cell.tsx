// The status of a meeting as a coloured word; one in progress has the clock's sign.
import { stateMark } from '#admin/fields/cells/state.tsx';
import { IconPlayerPlayFilled } from '#admin/ui/marks/icons.tsx';

export const { Mark: MeetingState, Cell: MeetingStatusCell } = stateMark('meeting', { inProgress: <IconPlayerPlayFilled size={14} /> });
