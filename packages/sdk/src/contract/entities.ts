export { entities } from '@lineboard/contract/entities'
