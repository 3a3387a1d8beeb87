console.log(
  'NOTE FROM THE INTEGRATOR (01:54): everything is merged in /work/wt/int; the machine is needed there now. Commit what is done, write your report, stop.',
)
process.exit(1)
