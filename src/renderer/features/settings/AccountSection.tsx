import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { copy } from './copy.ts'
import { DownloadData } from './data/DownloadData.tsx'
import { DeleteAccount } from './deletion/DeleteAccount.tsx'
import { ChangePassword } from './security/ChangePassword.tsx'
import { SignOutEverywhere } from './security/SignOutEverywhere.tsx'

/** What a member can do with their account, below the cards of spec §2. */
export function AccountSection() {
  return (
    <Paper component="section" aria-labelledby="settings-account" sx={{ mt: 3, px: 2.5, py: 1 }}>
      <Typography variant="h4" component="h2" id="settings-account" sx={{ mt: 1.5 }}>
        {copy.account}
      </Typography>
      <ChangePassword />
      <SignOutEverywhere />
      <DownloadData />
      <DeleteAccount />
    </Paper>
  )
}
