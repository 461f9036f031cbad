from everdell.boxes.lil.box import LilBox as LilBox
