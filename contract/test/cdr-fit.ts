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

/** Files with a mistake, and its place. */
export const fitMistakes: [file: object, place: string][] = [
  [{ fit: 1, models: { Ivr: { relations: { Actions: 'joined' } } } }, 'models.Ivr.relations.Actions'],
  [{}, 'fit'],
  [{ fit: 2 }, 'fit'],
  [{ fit: 1, modles: {} }, 'fit.modles'],
  [{ fit: 1, models: { Calls: {} } }, 'models.Calls'],
  [{ fit: 1, models: { CallLog: { fields: { talksecs: 'billsec' } } } }, 'models.CallLog.fields.talksecs'],
  [{ fit: 1, models: { CallLog: { fields: { status: { form: 'x' } } } } }, 'models.CallLog.fields.status.form'],
  [
    { fit: 1, models: { CallLog: { fields: { startedAt: { from: 'x', as: 'time' } } } } },
    'models.CallLog.fields.startedAt.format',
  ],
  [{ fit: 1, models: { CallLog: { lacks: ['nothing'] } } }, 'models.CallLog.lacks'],
  [{ fit: 1, models: { CallLog: { own: { status: { label: 'x', kind: 'text' } } } } }, 'models.CallLog.own.status'],
  [{ fit: 1, calls: { 'CallLog.fnid': 'none' } }, 'calls.CallLog.fnid'],
  [{ fit: 1, calls: { 'CallLog.find': 'get /x' } }, 'calls.CallLog.find'],
  [{ fit: 1, calls: { 'CallLog.find': 'rows' } }, 'calls.CallLog.find'],
]
