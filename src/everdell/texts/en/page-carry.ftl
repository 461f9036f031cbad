# A seat on other devices: the link and the phrase that bring it there, and the screen that takes it.

carry-menu = Move or save my seat
carry-title = My seat
carry-device = To another device
    .text =
        { $n ->
            [one] Open a link there, or scan a QR code with it. Your seat moves along, and this device can only watch.
           *[other] Open a link there, or scan a QR code with it. All { $n } seats of this device move along, and it can only watch.
        }
carry-link-make = Make a link
carry-link-renew = Make a new link
carry-link-works = Works once, for { $time } more. Anyone who opens it gets your seat.
carry-link-expired = This link has expired.
carry-qr = QR code to scan with the other device, which then has your seat
carry-local = This address is known to this machine only. Open the page under an address that the other device can reach, and make the link there.
carry-phrase = With a phrase
    .text = Six words that bring your seat back on any device, even when this one is lost or its browser has forgotten you.
carry-phrase-make = Make a phrase
carry-phrase-renew = Make a new phrase
carry-phrase-void = You have a phrase already. A new one takes its place.
carry-phrase-once = Write it down or copy it: it is shown only this once. Anyone who knows it can take your seat.
carry-phrase-copy = Everdell, table { $code }: { $phrase } ({ $address })


## The screen that takes a seat

carry-screen = Bring a seat here
    .lead = You have a seat at a table and want to play on this device.
carry-typed = Your phrase
    .hint = Six words. Capitals and accents do not matter.
    .link = You have a link or a QR code instead? Open the link or scan the code with this device.
carry-typed-empty = Type the six words of your phrase.
carry-find = Find my seat
carry-found =
    { $n ->
        [one] Take over the seat of { $names } at table { $code }?
       *[other] Take over the seats of { $names } at table { $code }?
    }
carry-found-moves = The device you have played on so far will only be able to watch.
carry-found-beside =
    { $n ->
        [one] { $names } plays at the same table on this device already. You will share it, and it shows only the hand of the player whose turn it is.
       *[other] { $names } play at the same table on this device already. You will share it, and it shows only the hand of the player whose turn it is.
    }
carry-take = Play on here
carry-not-now = Not now
carry-refused = There is no seat to bring here
carry-here = You are here already
carry-to-table = To the table
carry-by-phrase = I have a phrase


## On the device that had the seat

carry-gone = Your seat is on another device now
    .text = It was taken over there with your link or your phrase. Here you can only watch.
    .closed = It was taken over there with your link or your phrase, and this table cannot be watched.
    .thief = Was it not you? If you have a phrase, it brings the seat back here.
carry-gone-watch = Watch
