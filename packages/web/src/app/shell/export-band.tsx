import { useSnapshot } from 'valtio'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { exportJobs } from '../../state/export-jobs.ts'
import styles from './export-band.module.css'

const lines = loadOnce(() => import('../../parts/exports/export-lines.tsx'))

/** Says over every screen which files are being written, and ends them. */
export function ExportBand() {
  const isNeeded = useSnapshot(exportJobs).all.length > 0
  const { value: loaded } = useLoaded(lines, isNeeded)
  if (!isNeeded || !loaded) return null
  return (
    <div className={styles.band}>
      <loaded.ExportLines />
    </div>
  )
}
