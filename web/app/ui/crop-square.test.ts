import { describe, expect, it } from "vitest";
import { largestSquare, moveSquare, resizeSquare } from "./crop-square.ts";

const size = { width: 1000, height: 600 };

describe("the square that is cut out of a picture", () => {
  it("is the largest in the middle at first", () => {
    expect(largestSquare(size)).toEqual({ left: 200, top: 0, side: 600 });
    expect(largestSquare({ width: 3, height: 8 })).toEqual({ left: 0, top: 3, side: 3 });
  });

  it("stays inside when it is moved", () => {
    const square = { left: 0, top: 0, side: 400 };
    expect(moveSquare(square, { left: -50, top: 250 }, size)).toEqual({ left: 0, top: 200, side: 400 });
    expect(moveSquare(square, { left: 900, top: 10.4 }, size)).toEqual({ left: 600, top: 10, side: 400 });
  });

  it("grows and shrinks around its middle, and stays inside", () => {
    expect(resizeSquare({ left: 200, top: 100, side: 400 }, 200, size)).toEqual({ left: 300, top: 200, side: 200 });
    expect(resizeSquare({ left: 0, top: 0, side: 200 }, 5000, size)).toEqual({ left: 0, top: 0, side: 600 });
  });
});
