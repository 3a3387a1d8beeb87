/** Two periods side by side. */
export { compareFigures } from '@lineboard/sdk/reports'
