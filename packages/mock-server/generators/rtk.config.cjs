module.exports = {
  schemaFile: './openapi.text.json',
  apiFile: './programs/rtk-base.ts',
  apiImport: 'base',
  outputFile: './programs/generated/rtk.ts',
  exportName: 'api',
}
