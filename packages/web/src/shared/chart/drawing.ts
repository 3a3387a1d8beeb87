// What draws, on the screen and for a saved picture: brought as one file.
export { ChartCanvas } from './chart-canvas.tsx'
export { drawUnseen } from './draw-unseen.ts'
export { savePicture } from './save-picture.ts'
