// The editors of single fields of the areas, which come with the first form that asks for one.
export { HourInput, MonthInput } from './fields/inputs/calendar.tsx';
export { ChoiceListInput } from './fields/inputs/choice.tsx';
export { TownInput } from './screens/clients/shared/town.tsx';
export { ClientVatInput } from './screens/clients/shared/vat-number.tsx';
export { TagTextColorInput } from './screens/company/shared/tag-text-color.tsx';
export { PermissionsInput } from './screens/people/shared/permissions/permissions.tsx';
export { PeopleInput, PersonInput } from './screens/tasks/shared/people/people-inputs.tsx';
