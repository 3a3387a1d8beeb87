/** What opens on the settings page. */
export { form } from './own-profile-form.tsx'
export { foundTimeZones, presentName, timeZoneChoices } from './time-zone-choices.ts'
