// Which pictures of the table for children are not seen as a whole: cut off at an edge, or covered.
async () => {
  // A picture follows the size of its room a frame later.
  for (let frames = 0; frames < 3; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));

  const SLACK = 1.5; // of a pixel
  // How far what is painted in a picture reaches: to both sides of its middle, and up from its foot.
  const TALL = { across: 120, half: 58, up: 90 };
  const USUAL = { across: 200, half: 73, up: 103 };
  const BROAD = { ...USUAL, across: 300 };

  const young = document.querySelector(".young");
  const end = young.querySelector(".finale");
  const stage = end ?? young;
  const all = (selector) => [...stage.querySelectorAll(selector)];
  const shown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.getBoundingClientRect().width > 0;
  const named = (one) => {
    const thing = one.closest("[aria-label]");
    return `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} (${thing?.getAttribute("aria-label")})`;
  };

  /** Paintings of which something that matters is outside their room. */
  function cropped() {
    return all(".art")
      .filter((one) => shown(one) && !one.closest(".face")) // of a rival there is the face alone
      .filter((one) => {
        const room = one.getBoundingClientRect();
        const picture = one.querySelector("canvas")?.getBoundingClientRect();
        if (picture === undefined) return room.height > 0;
        const ratio = picture.width / picture.height;
        const { across, half, up } =
          ratio < 1 ? TALL : ratio < 2 ? USUAL : BROAD;
        const unit = picture.width / across;
        const middle = (picture.left + picture.right) / 2;
        return (
          middle - half * unit < room.left - SLACK ||
          middle + half * unit > room.right + SLACK ||
          picture.bottom - up * unit < room.top - SLACK ||
          picture.bottom > room.bottom + SLACK
        );
      })
      .map((one) => `${named(one)} is cropped`);
  }

  const signs = () =>
    all("svg, b, .face").filter(
      (one) => shown(one) && !one.matches(".unseen, .unseen *"),
    );

  /** Signs and figures that reach over an edge behind which nothing is drawn. */
  function cutOff() {
    return signs()
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        if (left < -SLACK || right > innerWidth + SLACK) return true;
        for (
          let edge = one.parentElement;
          edge !== null;
          edge = edge.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(edge);
          const box = edge.getBoundingClientRect();
          const across = left < box.left - SLACK || right > box.right + SLACK;
          const down = top < box.top - SLACK || bottom > box.bottom + SLACK;
          if (
            (overflowX === "hidden" && across) ||
            (overflowY === "hidden" && down)
          )
            return true;
          // What is called a home, a button or a flag holds what is in it.
          if (edge.matches(".home, .bubble, .banner, .sum") && (across || down))
            return true;
        }
        return false;
      })
      .map((one) => `${named(one)} is cut off`);
  }

  /** Signs and figures over which something else lies. */
  function covered() {
    return signs()
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const above = document.elementFromPoint(
          left + width / 2,
          top + height / 2,
        );
        if (above === null || above.closest(".tray, .tick")) return false;
        const block = above.closest(
          "button, .sum, .friends, .good, .sun, .bubble",
        );
        return block !== null && !block.contains(one) && !one.contains(above);
      })
      .map((one) => `${named(one)} is covered`);
  }

  return [...new Set([...cropped(), ...cutOff(), ...covered()])];
};
