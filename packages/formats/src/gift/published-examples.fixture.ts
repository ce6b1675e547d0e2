/** The examples of the GIFT documentation (Moodle, "GIFT format"). */
export const publishedExamples = String.raw`
//Comment line
::Question title
:: Question {
=A correct answer
~Wrong answer1
#A response to wrong answer1
~Wrong answer2
#A response to wrong answer2
}

// true/false
::Q1:: 1+1=2 {T}

// multiple choice with specified feedback for right and wrong answers
::Q2:: What's between orange and green in the spectrum?
{ =yellow # right; good! ~red # wrong, it's yellow ~blue # wrong, it's yellow }

// fill-in-the-blank
::Q3:: Two plus {=two =2} equals four.

// matching
::Q4:: Which animal eats which food? { =cat -> cat food =dog -> dog food }

// math range question
::Q5:: What is a number from 1 to 5? {#3:2}

// math range specified with interval end points
::Q6:: What is a number from 1 to 5? {#1..5}

// multiple numeric answers with partial credit and feedback
::Q7:: When was Ulysses S. Grant born? {#
=1822:0 # Correct! Full credit.
=%50%1822:2 # He was born in 1822. Half credit for being close.
}

// essay
::Q8:: How are you? {}

Who's buried in Grant's tomb?{~Grant ~Jefferson =no one}

Grant is {~buried =entombed ~living} in Grant's tomb.

Grant is buried in Grant's tomb.{FALSE}

Who's buried in Grant's tomb?{=no one =nobody}

When was Ulysses S. Grant born?{#1822:5}

What two people are entombed in Grant's tomb? {
~%-100%No one
~%50%Grant
~%50%Grant's wife
~%-100%Grant's father
}

::Jesus' hometown::Jesus Christ was from {
~Jerusalem#This was an important city, but the wrong answer.
~%25%Bethlehem#He was born here, but not raised here.
~%50%Galilee#You need to be more specific.
=Nazareth#Yes! That's right!
}.

::Jesus' hometown:: Jesus Christ was from {
=Nazareth#Yes! That's right!
=%75%Nazereth#Right, but misspelled.
=%25%Bethlehem#He was born here, but not raised here.
}

Which answer equals 5? {
~ \= 2 + 2
= \= 2 + 3
~ \= 2 + 4
}

::GIFT Control Characters::
Which of the following is NOT a control character for the GIFT import format? {
~ \~   # \~ is a control character.
~ \=   # \= is a control character.
~ \#   # \# is a control character.
~ \{   # \{ is a control character.
~ \}   # \} is a control character.
= \    # Correct! \ (backslash) is not a control character. BUT, it is used to escape the control characters.
}

You can use your pencil and paper for these next math questions.

$CATEGORY: $course$/top/Arithmetic

::Sunrise::The sun rises in the West.{
F#The sun rises in the East.#Right!
####Look at the sky one morning.
}

[html]<p>What is <em>2</em> &lt; 3?</p>{
=[html]<b>true</b>
~false
}
`
