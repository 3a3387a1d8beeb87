/** The fit of a core API with the call records of a telephone system, other words and a local clock. */
export const cdrFit = {
  fit: 1,
  calls: { 'Report.statistics': 'none', 'NumberProvider.*': 'none', 'CallLog.count': 'GET /Cdrs/howMany' },
  models: {
    CallLog: {
      path: '/Cdrs',
      owner: 'companyId',
      fields: {
        talkSeconds: 'billsec',
        status: {
          from: 'disposition',
          values: { ANSWERED: 'answered', 'NO ANSWER': 'missed', BUSY: 'busy' },
          other: 'failed',
        },
        ringSeconds: { from: ['duration', 'billsec'], as: 'difference' },
        startedAt: { from: 'calldate', as: 'time', format: 'yyyy-MM-dd HH:mm:ss', zone: 'Europe/Berlin' },
        direction: { value: 'inbound' },
        charge: { from: 'millicents', times: 0.00001 },
      },
      relations: { TrackingSource: 'Source', PhoneBook: 'none' },
      lacks: ['handling', 'firstTimeCaller'],
      own: { recordingfile: { label: 'Recording file', kind: 'text' } },
    },
    TrackingSource: { fields: { name: 'title' } },
    OpNumber: { fields: { status: { from: 'active', values: { true: 'active', false: 'paused' } } } },
  },
}
