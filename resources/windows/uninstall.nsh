; What the app has told Windows about itself by its own hand, and the uninstaller therefore does not know of: the scheme of
; its links, who is called when a notification is clicked, and that it starts with the system. A new version keeps them.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey HKCU "Software\Classes\cosmia"
    DeleteRegKey HKCU "Software\Classes\CLSID\{C5B134D7-44C0-4A13-B654-BEEE3AD92778}"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Run" "app.cosmia.desktop"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run" "app.cosmia.desktop"
  ${endIf}
!macroEnd
