// The address of a new shift leads to the calendar, where its popup opens.
import { Navigate } from 'react-router';

export default function CreateShift() {
  return <Navigate to="/onCallCalendar?add" replace />;
}
