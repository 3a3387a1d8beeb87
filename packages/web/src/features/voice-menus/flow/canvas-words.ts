import type { AriaLabelConfig } from '@xyflow/react'
import { t } from './flow.messages.ts'

/** What the canvas itself says. */
export const canvasWords: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': t('nodeHelp'),
  'node.a11yDescription.keyboardDisabled': t('nodeHelp'),
  'node.a11yDescription.ariaLiveMessage': () => t('movedTo'),
  'edge.a11yDescription.default': t('edgeHelp'),
  'controls.ariaLabel': t('controls'),
  'controls.zoomIn.ariaLabel': t('zoomIn'),
  'controls.zoomOut.ariaLabel': t('zoomOut'),
  'controls.fitView.ariaLabel': t('fitAll'),
  'minimap.ariaLabel': t('map'),
}
